import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Apl02Unit } from '../../../domain/apl/apl02.ts';
import { Menu } from '../../kit/components/overlay/menu.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { useApl02Store } from '../apl02/apl02-store-context.ts';
import { PartLink } from '../part-link.tsx';
import type { EvidenceFile } from './evidence-file.ts';
import { usesAt } from './evidence-uses.ts';

const Uses = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  a {
    font-weight: ${fontWeight.semibold};
    padding-block: ${space(1)};
  }

  &:focus {
    outline: none;
  }
`;

const Trigger = styled.span`
  color: ${color.brand};
  font-weight: ${fontWeight.semibold};
`;

interface Apl02FileUsesProps {
  readonly file: Pick<EvidenceFile, 'id' | 'name' | 'uses'>;
  readonly units: readonly Apl02Unit[];
}

export const Apl02FileUses = ({ file: { id, name, uses }, units }: Apl02FileUsesProps) => {
  const store = useApl02Store();
  const frame = useRef<HTMLDivElement>(null);
  const attach = (among: readonly Apl02Unit[], scope: 'unit' | 'form') => {
    const elements = among.flatMap((unit) => unit.elements);
    // an element answered with BK needs no evidence, so it is the start only if there is no other element
    const start = elements.find((each) => store.view.elements[each.id]?.competent !== false) ?? elements[0];
    if (start) store.setFiles([id], store.scoped(start.id, scope), true);
    frame.current?.focus();
  };
  return (
    <Uses ref={frame} tabIndex={-1} role="group" aria-label="Pemakaian file">
      {uses.length > 0 ? (
        <>
          Dipakai di{' '}
          {usesAt(units, uses).map(({ label, targetId }, index) => (
            <span key={label}>
              {index > 0 && ', '}
              {targetId === null ? label : <PartLink id={targetId}>{label}</PartLink>}
            </span>
          ))}
        </>
      ) : (
        <>
          Belum dipakai; tidak ikut dikirim
          {units.length > 0 && (
            <div>
              <Menu
                trigger={<Trigger>Pakai untuk …</Trigger>}
                label={`Pakai ${name} untuk …`}
                entries={[
                  { id: 'form', title: 'Semua elemen', onSelect: () => attach(units, 'form') },
                  ...units.map((unit, index) => ({
                    id: unit.code,
                    title: `Unit ${index + 1}: ${unit.title}`,
                    onSelect: () => attach([unit], 'unit'),
                  })),
                ]}
              />
            </div>
          )}
        </>
      )}
    </Uses>
  );
};
