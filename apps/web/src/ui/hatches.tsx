/** Fills for spans of time that must be told apart without colour: `url(#hatch-bad)` and `url(#hatch-neutral)`. Drawn once by the shell. */
export function Hatches() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <pattern id="hatch-bad" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--bad)" fillOpacity=".10" />
          <path d="M0 0v6" stroke="var(--bad)" strokeWidth="2" strokeOpacity=".55" />
        </pattern>
        <pattern id="hatch-neutral" width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="1.5" cy="1.5" r=".8" fill="var(--neutral)" fillOpacity=".6" />
        </pattern>
      </defs>
    </svg>
  );
}
