import { withoutTexts } from './translators.ts';

interface Fiber {
  readonly _debugOwner?: (Fiber & { readonly type?: { readonly name?: string } }) | null;
}

const ownersOf = (element: Element): readonly string[] => {
  const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$'));
  const names: string[] = [];
  let owner = key && (element as unknown as Record<string, Fiber>)[key]?._debugOwner;
  for (; owner; owner = owner._debugOwner) names.push(owner.type?.name ?? '');
  return names.filter((name) => name !== '');
};

/**
 * Finds empty elements with a role that Orca handles badly: it stops at an empty `role="status"` and says "statusbar", and it never says a
 * text that appears in a `role="alert"` that was empty. Elements with `politely` have neither fault.
 */
export const silentPlaces = (): readonly string[] => {
  if (document.documentElement.hasAttribute(withoutTexts)) return [];
  return [...document.querySelectorAll('[role="status"], [role="alert"]')]
    .filter((place) => place.textContent.trim() === '')
    .map((place) => `${ownersOf(place).slice(0, 3).join(' < ')}: ${place.outerHTML.slice(0, 120)}`);
};
