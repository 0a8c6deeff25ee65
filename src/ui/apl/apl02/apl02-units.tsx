import { memo, startTransition, useEffect, useState } from 'react';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { Apl02Unit } from './apl02-unit.tsx';

/** So many units are there at once; the others follow in pieces between which the page answers. */
const atOnce = 2;

export interface Apl02UnitsProps {
  readonly apl: Apl02;
  readonly onPick: (elementId: string) => void;
}

/** The units of the form: a long one opens as quickly as a short one. */
export const Apl02Units = memo(({ apl, onPick }: Apl02UnitsProps) => {
  const { units } = apl;
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    if (count < units.length) startTransition(() => setCount(count + atOnce));
  }, [count, units.length]);
  return units
    .slice(0, count)
    .map((unit, index) => <Apl02Unit key={unit.code} apl={apl} unit={unit} number={index + 1} onPick={onPick} />);
});
