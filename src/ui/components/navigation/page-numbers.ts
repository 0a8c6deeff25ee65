/** The page numbers a pager shows; `null` stands for left-out pages. At most seven places, first and last always there. */
export const pageNumbers = (current: number, last: number): (number | null)[] => {
  const near = [current - 1, current, current + 1];
  // Near an end the window grows, so that the pager does not change its width from page to page.
  if (current <= 4) near.push(2, 3, 4, 5);
  if (current >= last - 3) near.push(last - 4, last - 3, last - 2, last - 1);
  const shown = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    // An ellipsis for a single page would take as much room as the page itself.
    return gap === 1 ? [page - 1, page] : [null, page];
  });
};
