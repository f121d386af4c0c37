export function PhoneIcon({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6.6 2.6 9.4 3c.6.1 1 .5 1.2 1.1l.9 3.2c.1.5 0 1-.4 1.4L9.3 10.3a12.5 12.5 0 0 0 4.9 4.9l1.6-1.8c.4-.4.9-.5 1.4-.4l3.2.9c.6.2 1 .6 1.1 1.2l.4 2.8c.1.7-.3 1.3-.9 1.6-1.2.6-2.6.9-4 .6C9.9 18.8 5.2 14.1 3.9 7.6c-.3-1.4 0-2.8.6-4 .4-.7 1.3-1.1 2.1-1z"
      />
    </svg>
  );
}
