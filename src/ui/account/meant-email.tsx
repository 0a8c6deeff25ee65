import type { ReactNode } from 'react';
import { meantEmail } from '../../domain/account/email-typo.ts';
import { isEmailAddress, readEmail } from '../../domain/email-address.ts';
import { AskedWhenLeft } from '../forms/asked-when-left.tsx';
import { MeantText } from '../forms/meant-text.tsx';
import { Breakable } from '../kit/components/text/breakable.tsx';

interface MeantEmailProps {
  readonly typed: string;
  readonly onTake: (email: string) => void;
  /** The field. */
  readonly children: ReactNode;
}

const askAbout = (typed: string, onTake: (email: string) => void): ReactNode => {
  const email = readEmail(typed);
  const meant = isEmailAddress(email) ? meantEmail(email) : null;
  return (
    meant !== null && (
      <MeantText meant={meant} onTake={onTake}>
        Email ke <Breakable>{email}</Breakable> kemungkinan besar tidak sampai kepada Anda.
      </MeantText>
    )
  );
};

/** Asks about a mistyped domain, because mail to it never arrives. */
export const MeantEmail = ({ typed, onTake, children }: MeantEmailProps) => (
  <AskedWhenLeft typed={typed} ask={(left) => askAbout(left, onTake)}>
    {children}
  </AskedWhenLeft>
);
