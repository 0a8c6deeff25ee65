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

/** Orca says only "statusbar" at an empty `role="status"`, and does not say a text that appears in an empty `role="alert"`. */
const isSilent = (place: Element): boolean =>
  place.matches('[role="status"], [role="alert"]') && place.textContent.trim() === '';

/** A container takes the focus when a control disappears. Orca was heard to say nothing of one without a name. */
const isNameless = (place: Element): boolean =>
  place.matches('div[tabindex="-1"], section[tabindex="-1"], ul[tabindex="-1"], ol[tabindex="-1"]') &&
  !place.hasAttribute('aria-live') &&
  !(place.matches('[aria-label], [aria-labelledby]') && (place.tagName !== 'DIV' || place.hasAttribute('role')));

/** Elements that a screen reader does not say, or only by their role. Places with `politely` begin empty and are said all the same. */
export const silentPlaces = (): readonly string[] => {
  if (document.documentElement.hasAttribute(withoutTexts)) return [];
  return [...document.querySelectorAll('[role="status"], [role="alert"], [tabindex="-1"]')]
    .filter((place) => isSilent(place) || isNameless(place))
    .map((place) => `${ownersOf(place).slice(0, 3).join(' < ')}: ${place.outerHTML.slice(0, 120)}`);
};
