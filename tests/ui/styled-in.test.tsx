import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styledIn } from '../../src/ui/theme/styled-in.ts';

/** The first class of what this renders to: the component's own. */
const nameOf = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  /class="(\S+)/.exec(renderToStaticMarkup(element))?.[1];

it('a styled component is named after its module and its place there, however many were made before', () => {
  const makeIn = (module: string) => {
    const styled = styledIn(module);
    const Box = styled.div`
      color: red;
    `;
    return { Box, Bold: styled(Box)<{ $heavy?: boolean }>`font-weight: ${({ $heavy }) => ($heavy ? 800 : 700)};` };
  };
  const first = makeIn('sa');
  styledIn('sb').p`margin: 0;`;
  const again = makeIn('sa');
  expect([nameOf(<first.Box />), nameOf(<again.Box />)]).toEqual(['sa1', 'sa1']);
  expect(renderToStaticMarkup(<first.Bold $heavy />)).toBe(renderToStaticMarkup(<again.Bold $heavy />));
  expect(renderToStaticMarkup(<first.Bold />)).toContain('sa2');
});
