import { nameInCapitals } from '../../../domain/person-name.ts';
import { MeantText } from '../../forms/meant-text.tsx';

interface MeantNameProps {
  readonly name: string;
  readonly onTake: (name: string) => void;
}

/** Asks about a name in small letters only, because a certificate shows the name as it was typed. */
export const MeantName = ({ name, onTake }: MeantNameProps) => {
  const meant = nameInCapitals(name);
  return (
    meant !== null && (
      <MeantText meant={meant} onTake={onTake}>
        Nama Anda tertulis dengan huruf kecil semua, dan begitu juga nanti di sertifikat.
      </MeantText>
    )
  );
};
