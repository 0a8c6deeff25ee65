import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from '../../../../src/ui/kit/components/choice/rating.tsx';

const starsOf = (value: number) => {
  const { container } = render(<Rating value={value} />);
  const stars = [...container.querySelectorAll('[data-star]')].map((star) => star.getAttribute('data-star'));
  return { stars: stars.map((fill) => fill?.charAt(0)).join(''), text: container.textContent?.trim() };
};

test.each([
  [0, 'eeeee', '0 dari 5'],
  [0.5, 'heeee', '0,5 dari 5'],
  [3, 'fffee', '3 dari 5'],
  [3.2, 'fffee', '3,2 dari 5'],
  [3.25, 'fffhe', '3,3 dari 5'],
  [4.5, 'ffffh', '4,5 dari 5'],
  [4.8, 'fffff', '4,8 dari 5'],
  [9, 'fffff', '5 dari 5'],
])('the rating %d is shown as %s and read as "%s" [2.rating.stars]', (value, stars, text) => {
  expect(starsOf(value)).toEqual({ stars, text });
});
