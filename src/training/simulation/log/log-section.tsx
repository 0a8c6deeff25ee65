import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { LogEntry } from '../../../application/ports/simulation/simulated-log.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { inWib } from '../../../domain/calendar/calendar.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { politely } from '../../../ui/kit/components/feedback/politely.ts';
import { SelectField } from '../../../ui/kit/components/form/select-field.tsx';
import { TextField } from '../../../ui/kit/components/form/text-field.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { color, fontSize, space } from '../../../ui/kit/theme/theme.ts';
import { RememberedSection } from '../remembered-section.tsx';
import { detailsOf, isKind, kinds, type LogKind, lineOf } from './log-text.ts';

const List = styled.ol`
  display: grid;
  list-style: none;
  max-block-size: 24rem;
  overflow: auto;
  padding: 0;

  li {
    border-block-start: 1px solid ${color.border};
    font-size: ${fontSize.small};
    overflow-wrap: anywhere;
    padding-block: ${space(1)};
  }
`;

const Details = styled.pre`
  background: ${color.surfaceSunken};
  max-block-size: 12rem;
  overflow: auto;
  padding: ${space(2)};
  white-space: pre-wrap;
`;

const longestShown = 100;

interface LogSectionProps {
  readonly control: SimulationControl;
}

export const LogSection = ({ control }: LogSectionProps) => (
  <RememberedSection id="catatan" title="Catatan permintaan">
    <Entries control={control} />
  </RememberedSection>
);

const Entries = ({ control }: LogSectionProps) => {
  const entries = useSyncExternalStore(control.watchLog, control.log);
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<LogKind>('all');
  const found = entries.filter(
    (entry) => isKind(entry, kind) && lineOf(entry).toLowerCase().includes(words.toLowerCase()),
  );
  const shown = found.slice(-longestShown).reverse();
  return (
    <Stack>
      <p>300 kejadian terakhir di jendela ini. Kata sandi dan token tidak dicatat.</p>
      <TextField label="Saring catatan" value={words} onValue={setWords} />
      <SelectField
        label="Jenis catatan"
        options={kinds.map(({ id, title }) => ({ id, value: id, name: id, title }))}
        placeholder={null}
        value={kind}
        onValue={(value) => setKind(value as LogKind)}
      />
      {shown.length === 0 ? (
        <p>Tidak ada catatan yang cocok.</p>
      ) : (
        <List tabIndex={0} aria-label="Catatan permintaan, yang terbaru di atas">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} control={control} />
          ))}
        </List>
      )}
      {found.length > shown.length && (
        <p>
          {shown.length} dari {found.length} ditampilkan.
        </p>
      )}
      <Cluster>
        <Button variant="secondary" size="small" disabled={entries.length === 0} onClick={control.clearLog}>
          Kosongkan catatan
        </Button>
      </Cluster>
    </Stack>
  );
};

const Entry = ({ entry, control }: LogSectionProps & { readonly entry: LogEntry }) => {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const alerts = useAlerts();
  const { candidate } = useSession();
  const keep = async () => {
    const title = `Catatan ${inWib(entry.at, 'D MMMM YYYY HH.mm')}`;
    const scene = { title, person: candidate?.email ?? null, page: location.pathname + location.search };
    try {
      const { acts } = await control.keepLog(entry.id, scene);
      setSaid(`Tersimpan sebagai “${title}” di Adegan saya, dengan ${acts} langkah.`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setSaid(error.message);
    }
  };
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{lineOf(entry)}</summary>
        {open && (
          <>
            <Details role="region" tabIndex={0} aria-label={`Isi ${lineOf(entry)}`}>
              {detailsOf(entry)}
            </Details>
            <Cluster>
              <Button variant="secondary" size="small" onClick={() => void keep().catch(alerts.failed)}>
                Simpan sebagai adegan
              </Button>
            </Cluster>
            <p {...politely}>{said}</p>
          </>
        )}
      </details>
    </li>
  );
};
