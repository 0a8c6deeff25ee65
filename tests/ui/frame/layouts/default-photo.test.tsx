import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, part } from '../../portal/open-portal.tsx';
import '../../../../src/ui/frame/layouts/menu/candidate-corner.tsx';

const shownPhoto = async (photo: unknown) => {
  await openPortal('gita', '/tentang-kami', (path, data: object) =>
    path === '/api/asesi' ? { ...data, photo } : data,
  );
  return (await part('header button[aria-haspopup] [aria-hidden=true]:not(svg)')) as HTMLElement;
};

it.each([null, {}, 'javascript:alert(1)//x.png', 'https://evil.example/x.png'])(
  'the photo %j counts as none, and the initials of the name replace it [3.photo.default]',
  async (photo) => {
    const shown = await shownPhoto(photo);
    expect([shown.textContent, shown.querySelector('img')]).toEqual(['GC', null]);
  },
);

it('the initials of the name replace a photo that cannot be loaded [3.photo.default]', async () => {
  const shown = await shownPhoto('/storage/photos/hilang.png');
  const image = await waitFor(() => shown.querySelector('img') as HTMLImageElement);
  expect(image.src).toBe('http://portal.test/storage/photos/hilang.png');
  fireEvent.error(image);
  await waitFor(() => expect(shown.textContent).toBe('GC'));
});
