/** Unfolds everything while it is printed, where the styles cannot (`styles/base.css`): until 2025 browsers did not know how. */

const folded: HTMLDetailsElement[] = [];

function unfold(): void {
  folded.push(...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'));
  for (const details of folded) details.open = true;
}

function fold(): void {
  for (const details of folded.splice(0)) details.open = false;
}

if (!CSS.supports('selector(::details-content)')) {
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', fold);
}
