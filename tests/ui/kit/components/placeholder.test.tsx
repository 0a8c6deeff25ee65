import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from '../../../../src/ui/kit/components/feedback/skeleton.tsx';

it('a page with three skeletons says once that it loads, and says so again when it loads again', () => {
  const page = render(
    <>
      <Skeleton name="text" />
      <Skeleton name="list" />
      <Skeleton name="cards" />
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  page.rerender(<p>Isi</p>);
  page.rerender(<Skeleton name="list" />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
