import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

type Props = ComponentProps<"a"> & { href: string };

export function PageLink(props: Props) {
  const navigate = useNavigate();
  const isCurrent = useLocation().pathname === props.href;

  function handleClick(event: MouseEvent) {
    const wantsNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || wantsNewWindow) return;
    event.preventDefault();
    navigate(props.href, { replace: isCurrent });
  }

  // biome-ignore lint/a11y: a link with its address; the click only spares the page load
  return <a {...props} aria-current={isCurrent ? "page" : undefined} onClick={handleClick} />;
}
