import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Stage, Timeline } from '../../domain/assessment/timeline.ts';
import type { ExampleOf } from '../../training/simulation/examples/example.ts';

export const SimulatedMailbox = () => {
  const [button, setButton] = useState<ReactNode>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    void import('../../training/simulation/page-parts/mailbox-button.tsx').then(({ MailboxButton }) =>
      setButton(<MailboxButton />),
    );
  }, []);
  return button;
};

export const SimulatedWait = ({ forDay }: { readonly forDay: boolean }) => {
  const [strip, setStrip] = useState<ReactNode>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    void import('../../training/simulation/page-parts/skip-wait.tsx').then(({ SkipWait }) =>
      setStrip(<SkipWait forDay={forDay} />),
    );
  }, [forDay]);
  return strip;
};

export const SimulatedExample = ({ of }: { readonly of: ExampleOf }) => {
  const [Part, setPart] = useState<ComponentType<{ readonly of: ExampleOf }> | null>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    void import('../../training/simulation/examples/example-strip.tsx').then(({ ExampleStrip }) =>
      setPart(() => ExampleStrip),
    );
  }, []);
  return Part && <Part of={of} />;
};

export const SimulatedJump = (props: {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly title: string;
}) => {
  const [Part, setPart] = useState<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    if (!__SIMULATION__) return;
    void import('../../training/simulation/page-parts/jump-here.tsx').then(({ JumpHere }) => setPart(() => JumpHere));
  }, []);
  return Part && <Part {...props} />;
};
