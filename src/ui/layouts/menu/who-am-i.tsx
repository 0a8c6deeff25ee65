import { styled } from 'styled-components';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { color, fontSize, space } from '../../theme/theme.ts';

const Frame = styled.div`
  border-block-end: 1px solid ${color.border};
  display: grid;
  margin-block-end: ${space(2)};
  overflow-wrap: anywhere;
  padding: ${space(1)} ${space(3)} ${space(3)};

  span {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

/** Above what an account's menu leads to: name and email of who is logged in. */
export const WhoAmI = ({ candidate: { fullname, email } }: { candidate: Pick<Candidate, 'fullname' | 'email'> }) => (
  <Frame>
    {fullname && <strong>{fullname}</strong>}
    <span>{email}</span>
  </Frame>
);
