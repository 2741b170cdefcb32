/** The star for par. What it means is said beside it. */
export function Star() {
  return (
    <svg class="lesson-star" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2l3 7h7l-5.5 4.5 2 7.5-6.5-4.5L5.5 21l2-7.5L2 9h7z" />
    </svg>
  );
}
