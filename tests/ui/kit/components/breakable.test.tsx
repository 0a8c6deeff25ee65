import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileName } from '../../../../src/ui/kit/components/media/file-name.tsx';
import { Breakable } from '../../../../src/ui/kit/components/text/breakable.tsx';

const linesOf = (part: HTMLElement): string =>
  part.innerHTML.replaceAll('<wbr>', ' | ').replace(/<\/?(bdi|x-text)[^>]*>/g, '');

it.each([
  ['siti.rahmawati@gmail.com', 'siti | .rahmawati@ | gmail | .com'],
  ['kartu-keluarga_besar.jpg', 'kartu- | keluarga_ | besar | .jpg'],
  ['a.b', 'a | .b'],
  ['Akhir kalimat.', 'Akhir kalimat.'],
])('%s goes on in the next line only where a reader would part it', (text, lines) => {
  expect(linesOf(render(<Breakable>{text}</Breakable>).container)).toBe(lines);
});

it('the name of a file keeps its ending whole, also when it is shortened', () => {
  const { container } = render(<FileName name="IMG_20261129_081530_1234567890_HDR.jpeg" />);
  expect(linesOf(container)).toMatch(/\| \.jpeg$/);
});
