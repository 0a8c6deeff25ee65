import { styled } from 'styled-components';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { media } from '../theme/media.ts';
import { outOfSight } from '../theme/surfaces.ts';
import { BackLabel, backLook } from './bar.tsx';

const BackLink = styled(Link)`
  ${backLook}

  &:hover {
    text-decoration: underline;
  }
`;

/** Still read out where there is no room for it. */
const WideOnly = styled.span`
  ${media.half} {
    ${outOfSight}
  }
`;

/** The way back to the timeline of this trxid. While its form has unsent input, `LeaveFormWarning` asks first (specification 2, Document). */
export const BackToTimeline = ({ trxid }: { trxid: string | undefined }) => (
  <BackLink to={paths.timeline.to(trxid === undefined ? {} : { id: trxid })}>
    <BackLabel>
      <span>
        Kembali<WideOnly> ke proses sertifikasi</WideOnly>
      </span>
    </BackLabel>
  </BackLink>
);
