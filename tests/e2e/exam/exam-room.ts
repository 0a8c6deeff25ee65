import type { Page } from '@playwright/test';

/** How much a generated question shows. `picture` is in the question, because an option with one takes its own line. */
export interface QuestionShape {
  readonly asked: number;
  readonly options: number;
  readonly option: number;
  readonly picture: boolean;
}

const words = 'peladen jaringan menyimpan cadangan berkas sebelum pembaruan agar layanan kembali bila gagal '.split(
  ' ',
);

const sentence = (length: number): string => {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += `${text && ' '}${words[at % words.length] || 'dan'}`;
  return text.slice(0, length);
};

const picture =
  '<p><img alt="Bagan" width="320" height="160" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22320%22 height=%22160%22/%3E"></p>';

/** Long and very long questions of four or six short or long options, and some with a picture. Less of anything needs less room. */
export const questionShapes: readonly QuestionShape[] = [110, 700].flatMap((asked) =>
  [24, 40, 160].flatMap((option) => [
    ...[4, 6].map((options) => ({ asked, options, option, picture: false })),
    { asked, options: 4, option, picture: true },
  ]),
);

/** Makes the server ask these questions. */
export const askShapes = (page: Page, shapes: readonly QuestionShape[]) =>
  page.route('**/api/assessment/questions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    json.data.questions = shapes.map((shape, index) => ({
      question_detail_id: `bentuk-${index}`,
      no: index + 1,
      kind: 'choice',
      question: `<p>${sentence(shape.asked)}?</p>${shape.picture ? picture : ''}`,
      options: Array.from({ length: shape.options }, (_, place) => ({
        value: 'ABCDEF'[place],
        text: sentence(shape.option),
      })),
    }));
    return route.fulfill({ response, json });
  });

/** `cut`: what needs scrolling. `hidden`: what another box covers, however one scrolls. */
export interface Room {
  readonly cut: readonly string[];
  readonly hidden: readonly string[];
}

/**
 * What a candidate can see of this page of an exam: its time and its ways on without scrolling, everything else after scrolling. Asks which
 * box is in front, so it knows of whatever may cover something. Runs in the page.
 */
export const roomInPage = (): Room => {
  const points = (box: DOMRect): readonly (readonly [number, number])[] =>
    [box.left + 4, box.left + box.width / 2, box.right - 4].flatMap((x) =>
      [box.top + 3, box.bottom - 3].map((y) => [x, y] as const),
    );
  const isInFront = (part: Element, [x, y]: readonly [number, number]): boolean => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (part.contains(there) || there.contains(part));
  };
  const isSeen = (part: Element): boolean => points(part.getBoundingClientRect()).every((at) => isInFront(part, at));
  const sideIsSeen = (part: Element, side: 'top' | 'bottom'): boolean => {
    const { left, width, [side]: edge } = part.getBoundingClientRect();
    return isInFront(part, [left + width / 2, side === 'top' ? edge + 3 : edge - 3]);
  };
  const nameOf = (part: Element): string =>
    part.getAttribute('aria-label') ?? (part.textContent.trim().slice(0, 30) || part.tagName);
  const all = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );

  const fixed = all('[role=timer], section[aria-label="Langkah ujian"] button');
  const read = all('main :is(h2, h3, p, label, textarea, button, a)').filter(
    (part) => part.closest('[data-question] label') === null || part.matches('label'),
  );
  const asked = all('[data-question] :is(h2, p, label, textarea)').filter(
    (part) => !part.closest('label') || part.matches('label'),
  );
  const cut = asked.filter((part) => !isSeen(part)).map(nameOf);
  const hidden = new Set<string>();
  const lookFor = (parts: readonly Element[], seen: (part: Element) => boolean) => {
    for (const part of parts) if (!seen(part)) hidden.add(nameOf(part));
  };
  for (const side of ['top', 'bottom'] as const) {
    for (const part of read) {
      part.scrollIntoView({ block: side === 'top' ? 'start' : 'end', behavior: 'instant' });
      if (!sideIsSeen(part, side)) hidden.add(nameOf(part));
    }
    lookFor(fixed, isSeen);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  lookFor(fixed, isSeen);
  return { cut, hidden: [...hidden] };
};
