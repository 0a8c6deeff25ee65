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
 * Empty places whose role speaks of itself. Orca stops at an empty `role="status"`, with the word "statusbar"; and it never says a text that
 * comes into a `role="alert"` which was empty before. `politely` has neither.
 */
export const silentPlaces = (): readonly string[] => {
  if (document.documentElement.hasAttribute(withoutTexts)) return [];
  return [...document.querySelectorAll('[role="status"], [role="alert"]')]
    .filter((place) => place.textContent.trim() === '')
    .map((place) => `${ownersOf(place).slice(0, 3).join(' < ')}: ${place.outerHTML.slice(0, 120)}`);
};
