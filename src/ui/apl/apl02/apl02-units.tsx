import { memo } from 'react';
import { styled } from 'styled-components';
import type { Apl02, Apl02Unit as Unit } from '../../../domain/apl/apl02.ts';
import { noteOf } from '../../../domain/apl/apl02-review.ts';
import { PartByPart } from '../../core/page/in-slices.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { fontWeight, space } from '../../kit/theme/theme.ts';
import type { OnPick } from '../evidence/apl02-file-picker.tsx';
import { question, unitHeadingId } from '../public/apl02-text.ts';
import { Apl02Element } from './apl02-element.tsx';
import { useApl02Store } from './apl02-store-context.ts';

/** Layout containment for each unit, but no `content-visibility`: rendering on scroll would move the element that is being pressed. */
const Frame = styled.section`
  ${raisedPanel}
  contain: layout style;
  padding: ${space(6)} ${space(6)} ${space(1)};
  scroll-margin-block-start: 5.5rem;

  > ul {
    list-style: none;
    padding: 0;
  }
`;

const Head = styled.div`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  justify-content: space-between;
  margin-block-end: ${space(4)};

  > div {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
`;

const Question = styled.p`
  font-weight: ${fontWeight.semibold};
  margin-block-start: ${space(2)};
`;

export interface Apl02UnitProps {
  readonly apl: Apl02;
  readonly unit: Unit;
  readonly number: number;
  readonly onPick: OnPick;
}

const Apl02Unit = memo(({ apl, unit, number, onPick }: Apl02UnitProps) => {
  const store = useApl02Store();
  const { code, title, elements } = unit;
  const claim = () => {
    const unproven = store.allCompetent(unit);
    if (unproven !== null) onPick(unproven, 'unit');
  };
  return (
    <Frame aria-labelledby={unitHeadingId(code)}>
      <Head>
        <div>
          <Note>
            Unit {number} dari {apl.units.length} · {code}
          </Note>
          <h2 id={unitHeadingId(code)} tabIndex={-1}>
            {title}
          </h2>
          <Question>{question}</Question>
        </div>
        <Button variant="secondary" size="small" onClick={claim}>
          Semua elemen unit ini: Kompeten
        </Button>
      </Head>
      <ul aria-label={`Elemen unit ${number}`}>
        {elements.map((element) => (
          <Apl02Element key={element.id} element={element} note={noteOf(apl, element.id)} onPick={onPick} />
        ))}
      </ul>
    </Frame>
  );
});

const atOnce = 2;

interface Apl02UnitsProps {
  readonly apl: Apl02;
  readonly onPick: OnPick;
}

export const Apl02Units = memo(({ apl, onPick }: Apl02UnitsProps) => (
  <PartByPart
    atOnce={atOnce}
    parts={apl.units.map((unit, index) => (
      <Apl02Unit key={unit.code} apl={apl} unit={unit} number={index + 1} onPick={onPick} />
    ))}
  />
));
