import { useEffect, useState } from 'preact/hooks';
import { onSettings, type Settings, settings } from './settings.ts';

/** The settings of this device; the component is drawn again when one changes. */
export function useSettings(): Settings {
  const [current, setCurrent] = useState(settings);
  useEffect(() => onSettings(() => setCurrent(settings())), []);
  return current;
}
