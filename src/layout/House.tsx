/** Somebody is up: the logo's roof, and two lit windows. */
export function House() {
  return (
    <svg viewBox="0 0 84 56" width="84" height="56" aria-hidden="true">
      <path data-part="walls" d="M17 56V31L42 12L67 31V56zM54 6H60V17L54 13z" />
      <path
        data-part="windows"
        d="M24 36H29V46H24zM31 36H36V46H31zM48 36H53V46H48zM55 36H60V46H55z"
      />
      <path data-part="roof" d="M8 32L42 6L76 32" />
    </svg>
  );
}
