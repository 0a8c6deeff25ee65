import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import HardDrive from 'lucide-react/icons/hard-drive';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Monitor from 'lucide-react/icons/monitor';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Wifi from 'lucide-react/icons/wifi';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { DeviceBanner, DeviceReady } from './device-ready.tsx';
import {
  attemptVerdict,
  clockVerdict,
  connectionVerdict,
  type Grade,
  storageVerdict,
  type Verdict,
  widthVerdict,
} from './rehearsal-verdict.ts';
import type { Rehearsal } from './use-rehearsal.ts';

const List = styled.ul`
  display: grid;

  li {
    align-items: start;
    border-block-start: 1px solid ${color.border};
    display: grid;
    gap: ${space(1)} ${space(4)};
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-block: ${space(4)};
  }

  li:last-child {
    padding-block-end: 0;
  }

  h3 {
    font-size: ${fontSize.body};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  p:first-of-type {
    color: ${color.text};
    font-size: ${fontSize.body};
  }
`;

const Found = styled.div<{ $known: boolean }>`
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
`;

const Sign = styled.span`
  align-items: center;
  background: ${color.brandTint};
  block-size: 2.5rem;
  border-radius: ${radius.control};
  color: ${color.brand};
  display: flex;
  inline-size: 2.5rem;
  justify-content: center;
`;

const GradeText = styled.span<{ $ink: string }>`
  align-items: center;
  color: ${({ $ink }) => $ink};
  display: inline-flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(1.5)};
`;

const grades: Readonly<Record<Grade | 'running', readonly [LucideIcon, string, string]>> = {
  fine: [CircleCheck, 'Baik', color.positive],
  caution: [TriangleAlert, 'Perhatikan', color.caution],
  bad: [CircleAlert, 'Perlu diperbaiki', color.critical],
  running: [LoaderCircle, 'Memeriksa…', color.textMuted],
};

interface Check {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly verdict: Verdict | null;
  /** The most common verdict; its text reserves the space for the result. */
  readonly likely: Verdict;
}

const usual = { roundTrips: [100, 100, 100, 100, 100], failed: 0, deviceAhead: 0 };
const reached = connectionVerdict(usual);
const sameTime = clockVerdict(usual);
const kept = storageVerdict('kept');
const works = attemptVerdict('works');

const checksOf = ({ connection, storage, attempt, width }: Rehearsal): readonly Check[] => [
  { title: 'Koneksi internet', icon: Wifi, verdict: connection && connectionVerdict(connection), likely: reached },
  { title: 'Jam perangkat', icon: Clock, verdict: connection && clockVerdict(connection), likely: sameTime },
  { title: 'Penyimpanan perangkat', icon: HardDrive, verdict: storage && storageVerdict(storage), likely: kept },
  { title: 'Ujian percobaan', icon: ClipboardCheck, verdict: attempt && attemptVerdict(attempt), likely: works },
  { title: 'Ukuran layar', icon: Monitor, verdict: widthVerdict(width), likely: widthVerdict(width) },
];

const checkNames = ['connection', 'clock', 'storage', 'exam', 'screen'] as const;

/** The names of the checks if each has passed; null if one has not, or is not known. */
export const passedChecks = (rehearsal: Rehearsal): typeof checkNames | null =>
  checksOf(rehearsal).every(({ verdict }) => verdict?.grade === 'fine') ? checkNames : null;

const CheckRow = ({ check: { title, icon: Icon, verdict, likely } }: { readonly check: Check }) => {
  const [GradeIcon, text, ink] = grades[verdict?.grade ?? 'running'];
  const { said, advice } = verdict ?? likely;
  return (
    <li>
      <Sign>
        <Icon size={20} aria-hidden="true" />
      </Sign>
      <div>
        <h3>{title}</h3>
        <Found $known={verdict !== null}>
          <p>{said}</p>
          <p>{advice}</p>
        </Found>
      </div>
      <GradeText $ink={ink}>
        <GradeIcon size={16} aria-hidden="true" />
        {text}
      </GradeText>
    </li>
  );
};

/** One height in all states, so that the checks below stay where they are. */
const Summary = ({ checks }: { readonly checks: readonly Check[] }) => {
  const titles = (grade: Grade) =>
    checks
      .filter(({ verdict }) => verdict?.grade === grade)
      .map(({ title }) => title.toLowerCase())
      .join(', ');
  if (checks.some(({ verdict }) => verdict === null))
    return <DeviceBanner grade="running" title="Memeriksa…" more="Biasanya selesai dalam beberapa detik" />;
  const [bad, caution] = [titles('bad'), titles('caution')];
  if (bad) return <DeviceBanner grade="bad" title="Perangkat belum siap" more={`Perbaiki dahulu: ${bad}`} />;
  if (caution)
    return <DeviceBanner grade="caution" title="Dapat dipakai, dengan catatan" more={`Perhatikan: ${caution}`} />;
  return <DeviceReady otherwise={<DeviceBanner grade="fine" title="Perangkat siap" more="Baru saja diperiksa" />} />;
};

export const RehearsalChecks = ({ rehearsal }: { readonly rehearsal: Rehearsal }) => {
  const { running, rounds, run } = rehearsal;
  const checks = checksOf(rehearsal);
  return (
    <Card as="section" aria-labelledby="gladi-perangkat">
      <Stack $gap={4}>
        <h2 id="gladi-perangkat">Pemeriksaan perangkat</h2>
        <div {...politely}>
          <Summary checks={checks} />
          {rounds > 1 && !running && <VisuallyHidden key={rounds}>Pemeriksaan ke-{rounds} selesai.</VisuallyHidden>}
        </div>
        <List>
          {checks.map((check) => (
            <CheckRow key={check.title} check={check} />
          ))}
        </List>
        <div>
          <Button variant="secondary" busy={running} onClick={run}>
            <RotateCw size={18} aria-hidden="true" />
            Periksa lagi
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
