import { css, styled } from 'styled-components';
import { Link } from 'wouter';
import { useReachable } from '../page/reachable.ts';
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

/** Still read out where there is no room for it: beside the time of an exam there is less. */
const Where = styled.span<{ $besideTime?: boolean }>`
  ${media.half} {
    ${outOfSight}
  }

  ${({ $besideTime }) =>
    $besideTime &&
    css`
      ${media.belowWide} {
        ${outOfSight}
      }
    `}
`;

interface BackProps {
  readonly trxid: string | undefined;
}

/**
 * The way back to the timeline of this trxid. While its form has unsent input, `LeaveFormWarning` asks first. Of a document all of it is
 * shown, however narrow the window is (specification 2, Document).
 */
export const BackToTimeline = ({ trxid, ofDocument = false }: BackProps & { readonly ofDocument?: boolean }) => (
  <BackLink to={useReachable()(paths.timeline.to(trxid === undefined ? {} : { id: trxid }), trxid)}>
    <BackLabel>
      <span>Kembali{ofDocument ? ' ke proses sertifikasi' : <Where> ke proses sertifikasi</Where>}</span>
    </BackLabel>
  </BackLink>
);

/** The way back from one exam to all of this trxid. While it runs, `LeaveExamQuestion` asks first. */
export const BackToExams = ({ trxid }: BackProps) => (
  <BackLink to={paths.exams.to(trxid === undefined ? {} : { trxid })}>
    <BackLabel>
      <span>
        Kembali<Where $besideTime> ke daftar ujian</Where>
      </span>
    </BackLabel>
  </BackLink>
);
