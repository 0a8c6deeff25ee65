import ArrowDown from 'lucide-react/icons/arrow-down';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import type { ExampleOf } from '../../../ui/core/example.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { ExamBar } from '../../../ui/exam/public/exam-bar.tsx';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { space } from '../../../ui/kit/theme/theme.ts';
import { Strip } from '../page-parts/strip.ts';
import { useSimulation } from '../use-simulation.ts';
import { apl01Example, apl02Example } from './apl-example.ts';
import { demonstrationExample, examExample } from './exam-example.ts';
import type { Example, Filling } from './example.ts';
import { exampleFile } from './example-file.ts';
import { adjustmentsExample, formExample, signedBy } from './form-example.ts';
import { plainValues } from './plain-values.ts';

type Of<Name extends ExampleOf['name']> = Extract<ExampleOf, { readonly name: Name }>;

const codeExample = ({ scheme, typed, put }: Of<'prakerja'>, control: SimulationControl): Example | null => {
  const found = control
    .prakerjaCodes()
    .find((each) => each.schedule !== null && (scheme === undefined || each.scheme === scheme));
  if (!found) return null;
  const { code, scheme: slug, schedule } = found;
  const fill = (replace: boolean) => {
    if (typed() === '' || replace) put({ code, scheme: slug, schedule: schedule ?? '' });
  };
  return { typed: () => typed() !== '' && typed() !== code, ways: [{ label: 'Isi contoh', fill }] };
};

const Choices = styled(Cluster)`
  margin-block-start: ${space(4)};
`;

const exampleOf = (of: ExampleOf, control: SimulationControl, fullname: string): Example | null => {
  switch (of.name) {
    case 'adjustments':
      return adjustmentsExample(of.form);
    case 'photo': {
      const fill = () => void of.choose(exampleFile(control, 'Foto'));
      return { typed: () => false, ways: [{ label: 'Pakai foto contoh', fill }] };
    }
    case 'prakerja':
      return codeExample(of, control);
    case 'apl01':
      return apl01Example(of, control, fullname);
    case 'apl02':
      return apl02Example(of, control, fullname);
    case 'exam':
      return examExample(of, control);
    case 'demonstration':
      return demonstrationExample(of, control);
    default: {
      const taken = () => control.personas().map(({ email }) => email);
      const certificates = () => control.certificates().map(({ number }) => number);
      return formExample(of.form, () =>
        plainValues(of.name, { signature: signedBy(of.form, fullname), taken: taken(), certificates: certificates() }),
      );
    }
  }
};

interface InHeaderProps {
  readonly buttons: ReactNode;
  readonly said: string;
  readonly question: ReactNode;
}

/** An exam fills its window, so the example is behind a button in the header. */
const InHeader = ({ buttons, said, question }: InHeaderProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ExamBar>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          <WandSparkles size={18} aria-hidden="true" />
          Isi contoh
        </Button>
      </ExamBar>
      <Dialog open={open} size="small" title="Isi ujian dengan contoh" onClose={() => setOpen(false)}>
        <p role="status">{said || 'Contoh akan menjawab semua soal. Ujian tidak ikut dikumpulkan.'}</p>
        <Choices>{buttons}</Choices>
      </Dialog>
      {question}
    </>
  );
};

/** The button that sends the form around a strip, or beside it, if a presenter would have to scroll to it. */
const sendingOutOfSight = (strip: HTMLElement | null): HTMLElement | undefined =>
  Array.from((strip?.closest('form') ?? strip?.parentElement?.querySelector('form'))?.elements ?? []).find(
    (element): element is HTMLButtonElement => {
      if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return false;
      const { top, bottom } = element.getBoundingClientRect();
      return top < 0 || bottom > innerHeight;
    },
  );

const leadTo = (button: HTMLElement): void => {
  button.focus({ preventScroll: true });
  button.scrollIntoView({ block: 'center' });
};

export const ExampleStrip = ({ of }: { readonly of: ExampleOf }) => {
  const control = useSimulation();
  const { candidate } = useSession();
  const { failed } = useAlerts();
  const [asked, setAsked] = useState<Filling | null>(null);
  const [said, setSaid] = useState('');
  const [sending, setSending] = useState<HTMLElement>();
  const strip = useRef<HTMLDivElement>(null);
  if (!control || (of.name === 'exam' && of.questions.length === 0)) return null;
  const example = exampleOf(of, control, candidate?.fullname ?? '');
  if (!example) return null;
  const { typed, ways } = example;
  const press = (way: Filling) => (typed() ? setAsked(way) : void fill(way, false));
  const fill = async (way: Filling, replace: boolean) => {
    setAsked(null);
    setSaid('');
    try {
      await way.fill(replace);
      setSaid('Contoh sudah diisi. Periksa, lalu kirim sendiri.');
      setSending(sendingOutOfSight(strip.current));
    } catch (error) {
      failed(error);
    }
  };
  const question = (
    <Dialog
      open={asked !== null}
      alert
      size="small"
      title="Ganti isian Anda dengan contoh?"
      onClose={() => setAsked(null)}
      actions={
        asked && (
          <>
            <Button variant="secondary" data-autofocus onClick={() => setAsked(null)}>
              Batal
            </Button>
            <Button variant="secondary" onClick={() => void fill(asked, true)}>
              Ganti semua
            </Button>
            <Button onClick={() => void fill(asked, false)}>Isi yang kosong saja</Button>
          </>
        )
      }
    >
      Sebagian formulir ini sudah Anda isi.
    </Dialog>
  );
  const buttons = ways.map((way) => (
    <Button key={way.label} variant="secondary" size="small" onClick={() => press(way)}>
      <WandSparkles size={18} aria-hidden="true" />
      {way.label}
    </Button>
  ));
  if (of.name === 'exam') return <InHeader buttons={buttons} said={said} question={question} />;
  return (
    <>
      <Strip ref={strip} data-print="hidden">
        <span role="status">{said || 'Di simulasi, formulir ini dapat diisi dengan contoh.'}</span>
        <Cluster>
          {buttons}
          {sending && (
            <Button size="small" onClick={() => leadTo(sending)}>
              <ArrowDown size={18} aria-hidden="true" />
              Ke tombol kirim
            </Button>
          )}
        </Cluster>
      </Strip>
      {question}
    </>
  );
};
