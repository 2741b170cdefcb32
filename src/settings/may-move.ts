/** Whether things may move: as the reader has set it – every page has that on its root element, and needs no more to know it –, else as the device says. */
export function mayMove(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'full' || motion === 'none') return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
