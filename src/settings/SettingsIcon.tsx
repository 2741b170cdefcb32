/** Three slides: what leads to the settings. */
export function SettingsIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d="M3 6.5h9M17.5 6.5H21M3 12h2M10.5 12H21M3 17.5h11M19.5 17.5H21" />
      <circle cx="14.7" cy="6.5" r="2.7" />
      <circle cx="7.7" cy="12" r="2.7" />
      <circle cx="16.7" cy="17.5" r="2.7" />
    </svg>
  );
}
