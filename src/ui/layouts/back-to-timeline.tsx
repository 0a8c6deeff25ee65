import { styled } from 'styled-components';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { BackLabel, backLook } from './bar.tsx';

const BackLink = styled(Link)`
  ${backLook}

  &:hover {
    text-decoration: underline;
  }
`;

/** The way back to the timeline of this trxid. While its form has unsent input, `LeaveFormWarning` asks first (specification 2, Document). */
export const BackToTimeline = ({ trxid }: { trxid: string | undefined }) => (
  <BackLink to={paths.timeline.to(trxid === undefined ? {} : { id: trxid })}>
    <BackLabel>Kembali ke proses sertifikasi</BackLabel>
  </BackLink>
);
