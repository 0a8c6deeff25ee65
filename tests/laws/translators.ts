/** Somebody else who changes the page: starts now, and returns a function that stops it. */
type Stranger = () => () => void;

const isWords = (node: Node): node is Text =>
  node.nodeType === Node.TEXT_NODE &&
  node.nodeValue?.trim() !== '' &&
  !node.parentElement?.closest('style, script, textarea, title');

const wordsIn = (within: Node): readonly Text[] => {
  if (isWords(within)) return [within];
  return [...within.childNodes].flatMap(wordsIn);
};

const elementsIn = (within: Node): readonly Element[] =>
  within instanceof Element ? [within, ...within.querySelectorAll('*')] : [];

/** Changes what is there now, and whatever comes later. */
const goingOn =
  (change: (within: Node) => void): Stranger =>
  () => {
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') change(target);
        for (const added of addedNodes) if (added.isConnected) change(added);
      }
      observer.takeRecords(); // its own changes
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    change(document.body);
    observer.takeRecords();
    return () => observer.disconnect();
  };

const made = (tag: string, ...children: readonly (Node | string)[]) => {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
};

/** Put where `node` is, around it. */
const around = (node: ChildNode, tag: string) => {
  const wrapper = document.createElement(tag);
  node.replaceWith(wrapper);
  wrapper.append(node);
};

const translated = (words: Text) => {
  if (words.parentElement?.closest('font')) return;
  words.replaceWith(made('font', made('font', words.data)));
};

/** Marks a page from which an extension has removed texts: the portal did not leave its elements empty. */
export const withoutTexts = 'data-without-texts';

export const strangers: Readonly<Record<string, Stranger>> = {
  nobody: () => () => undefined,
  'a translator that puts other texts in the place of texts': goingOn((within) => wordsIn(within).forEach(translated)),
  'a translator that puts texts into elements': goingOn((within) => {
    for (const words of wordsIn(within)) if (words.parentElement?.localName !== 'font') around(words, 'font');
  }),
  'an extension that wraps pictures and controls': goingOn((within) => {
    for (const element of elementsIn(within))
      if (
        element.matches('svg, img, a, button, input, textarea, select') &&
        element.parentElement?.localName !== 'mark'
      )
        around(element, 'mark');
  }),
  'an extension that inserts elements': goingOn((within) => {
    for (const element of elementsIn(within))
      if (element.matches('div, p, span, li, label, button, h1, h2, section')) {
        if (element.firstElementChild?.localName !== 'ins') element.prepend(made('ins'));
        if (element.lastElementChild?.localName !== 'del') element.append(made('del'));
      }
  }),
  'an extension that removes texts': () => {
    for (const words of wordsIn(document.body))
      if (!words.parentElement?.closest('h1, button, a, label')) words.remove();
    document.documentElement.toggleAttribute(withoutTexts, true);
    return () => document.documentElement.toggleAttribute(withoutTexts, false);
  },
  'a writing aid beside text areas': goingOn((within) => {
    for (const area of elementsIn(within))
      if (area.matches('textarea') && area.nextElementSibling?.localName !== 'writing-aid')
        area.after(made('writing-aid', made('div')));
  }),
};
