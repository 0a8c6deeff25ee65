import { css, styled } from 'styled-components';
import { Link } from 'wouter';
import { useReachable } from '../../core/page/reachable.ts';
import { paths } from '../../core/paths.ts';
import { media } from '../../kit/theme/media.ts';
import { outOfSight } from '../../kit/theme/surfaces.ts';
import { BackLabel, backLook } from './bar.tsx';

const BackLink = styled(Link)`
  ${backLook}

  &:hover {
    text-decoration: underline;
  }
`;

/** Visually hidden in narrow windows; beside an exam timer, which takes space, also in wider ones. */
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

/** `LeaveFormWarning` intercepts this link while input is unsent. Documents show its full text at any width (specification 2, Document). */
export const BackToTimeline = ({ trxid, ofDocument = false }: BackProps & { readonly ofDocument?: boolean }) => (
  <BackLink to={useReachable()(paths.timeline.to(trxid === undefined ? {} : { id: trxid }), trxid)}>
    <BackLabel>
      <span>Kembali{ofDocument ? ' ke proses sertifikasi' : <Where> ke proses sertifikasi</Where>}</span>
    </BackLabel>
  </BackLink>
);

/** `LeaveExamQuestion` intercepts this link during an exam. */
export const BackToExams = ({ trxid }: BackProps) => (
  <BackLink to={paths.exams.to(trxid === undefined ? {} : { trxid })}>
    <BackLabel>
      <span>
        Kembali<Where $besideTime> ke daftar ujian</Where>
      </span>
    </BackLabel>
  </BackLink>
);
