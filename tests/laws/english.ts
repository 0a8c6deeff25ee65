/**
 * Words that no Indonesian sentence has. Names of schemes, products and people are excepted by WCAG 3.1.2, and so are borrowed words that
 * Indonesians say in their own way, such as email, file, online, Profile, Submit, Username and Password.
 */
const english =
  /\b(an|and|are|be|by|could|for|found|from|has|have|is|not|of|or|please|page|policy|success|copied|the|this|to|use|was|with|you|your)\b/i;

/** English texts of the page that a screen reader would say with the Indonesian voice. */
export const unmarkedEnglish = (): readonly string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!parent || parent.closest('[lang]:not([lang=id]), style, script, code, pre')) continue;
    const isCopyright = textContent?.includes('©'); // names of works and their authors
    if (!isCopyright && english.test(textContent ?? '')) found.add((textContent ?? '').trim());
  }
  return [...found];
};
