import type { ReactNode } from 'react';
import { Disclosure } from '../layout/disclosure.tsx';
import { Block, type LongTextBlock } from './long-text-block.tsx';
import { Above, Article, Aside, Frame } from './long-text-frame.ts';

export type LongTextSection = { readonly id: string; readonly title: string; readonly content: ReactNode };

const MANY_SECTIONS = 4;

const Contents = ({ sections }: { readonly sections: readonly { readonly id: string; readonly title: string }[] }) => (
  <ul>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);

export type LongTextProps = {
  readonly blocks: readonly LongTextBlock[];
  readonly more?: readonly LongTextSection[];
};

export const LongText = ({ blocks, more = [] }: LongTextProps) => {
  const headed = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
  );
  const sections = [...headed, ...more];
  const contents = sections.length >= MANY_SECTIONS;
  return (
    <Frame $contents={contents}>
      {contents && (
        <Above aria-label="Daftar isi" data-print="hidden">
          <Disclosure title="Daftar isi">
            <Contents sections={sections} />
          </Disclosure>
        </Above>
      )}
      <Article>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes
          <Block key={index} block={block} />
        ))}
        {more.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {content}
          </section>
        ))}
      </Article>
      {contents && (
        <Aside aria-label="Daftar isi" data-print="hidden">
          <p>Daftar isi</p>
          <Contents sections={sections} />
        </Aside>
      )}
    </Frame>
  );
};
