/** Prints one part of the page alone; `styles/print.css` leaves out the others. */
export function printPart(id: string) {
  const root = document.documentElement;
  root.dataset.printOnly = id;
  addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  print();
}
