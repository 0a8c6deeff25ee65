import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { assessmentTokens } from '../../../../src/application/assessment/tokens.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import type { TabLeader } from '../../../../src/application/ports/device/tab-leader.ts';
import type { SimulationControl } from '../../../../src/application/ports/simulation/simulation-control.ts';
import { profileTokens } from '../../../../src/application/profile/tokens.ts';
import { purchaseTokens } from '../../../../src/application/purchase/tokens.ts';
import { simulationTokens } from '../../../../src/application/simulation/tokens.ts';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { isAppealPending } from '../../../../src/domain/assessment/appeal.ts';
import { nextStep } from '../../../../src/domain/assessment/next-step.ts';
import { repeatAfter } from '../../../../src/domain/assessment/repeat-after.ts';
import type { AssessmentResult } from '../../../../src/domain/assessment/result.ts';
import { isIssued, type Stage, type Timeline } from '../../../../src/domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import type { CertificateFacts } from '../../../../src/domain/certificate/certificate.ts';
import { SkipWait } from '../../../../src/training/simulation/page-parts/skip-wait.tsx';
import { nextStepText } from '../../../../src/ui/assessment/public/next-step/next-step-text.ts';
import { stageAddress } from '../../../../src/ui/assessment/public/next-step/stage-address.ts';
import ResultPage from '../../../../src/ui/assessment/result/result-page.tsx';
import { AssessmentCard } from '../../../../src/ui/assessment/timeline/assessment-card.tsx';
import TimelinePage from '../../../../src/ui/assessment/timeline/timeline-page.tsx';
import { StepCard } from '../../../../src/ui/catalog/home/step-card.tsx';
import { CertificateCard } from '../../../../src/ui/certificate/certificate-card.tsx';
import { aResult } from '../../../builders/printed-forms.ts';
import { reachableStates, stagesOf } from '../../../builders/reachable-states.ts';
import { draftTools, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { aTransaction } from '../../../fakes/purchase-fakes.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';
import { FakeServices, person, sessionOf, showWith } from '../../show-with.tsx';
import { windowOf } from '../../window-of.ts';

const trxId = 'TRX-1';

const args = { id: encodeTrxId(trxId), trxid: encodeTrxId(trxId) };

const timelineOf = (stages: readonly Stage[], continuedBy?: string): Timeline => ({
  ...(continuedBy && { continuedBy }),
  trxId,
  scheme: { title: 'Junior Web Programmer', slug: 'junior-web-programmer' },
  schedule: { startsAt: '2026-03-12T01:00:00Z', endsAt: null, siteName: 'TUK Contoh', city: 'Kuningan' },
  stages,
});

const resultOf = (stages: readonly Stage[], competent: boolean): AssessmentResult | null => {
  const stage = stages.find(({ name }) => name === 'result');
  if (!stage || stage.status === 'locked') return null;
  return aResult({
    competent,
    decidedAt: stage.since,
    acknowledged: stage.status === 'done' ? { image: null, signedAt: stage.since } : null,
    reassessment: stage.waitingFor === 'assessor' ? { units: [], assessor: { name: 'B', registration: '' } } : null,
  });
};

const alone: TabLeader = {
  compete: (_, { changed }) => {
    queueMicrotask(() => changed('mine'));
    return { takeOver: async () => undefined, end: () => undefined };
  },
};

const serverClock = new SetServerClock();

const session = sessionOf();

const certificateOf = ({ stages }: Timeline): CertificateFacts => {
  const { number = null, validUntil = null } = stages.find(isIssued)?.term ?? {};
  return { number, validUntil, issuedAt: null };
};

const servicesOf = (timeline: Timeline, result: AssessmentResult | null) =>
  new FakeServices()
    .withTimelines({
      find: async () => ({
        ...timeline,
        certificate: certificateOf(timeline),
        continuation: undefined,
        stages: timeline.stages.map(({ term, ...told }) => told),
      }),
    } as never)
    .with(assessmentTokens.assessments, {
      result: async () => {
        if (!result) throw new ApiFailure({ kind: 'refused', serverMessage: 'Hasil asesmen belum ada.' });
        return result;
      },
    } as never)
    .with(purchaseTokens.purchaseQueries, {
      goingOnFrom: async () =>
        timeline.continuedBy ? aTransaction({ id: timeline.continuedBy, status: 'paid' }) : null,
    } as never)
    .with(timeTokens.serverClock, serverClock)
    .with(assessmentTokens.watchMoment, () => NEVER)
    .with(assessmentTokens.acknowledgeResult, async () => Promise.reject())
    .with(profileTokens.profiles, {
      find: async () => ({ personal: {}, signature: 'data:image/png;base64,AA==' }),
    } as never)
    .with(draftTokens.draftSessions, draftSessions({ ...draftTools(), drafts: pageDrafts() }))
    .with(draftTokens.tabLeader, alone);

const setWidth = (narrow: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener() {}, removeEventListener() {} }));
  windowOf(narrow ? 390 : 1440);
};

type Ways = readonly (readonly [words: string | null, to: string | null])[];

/** The ways of a place once it shows the text and they pass `judge`: code for a part of a page may come after its heading. */
const told = async (name: string, text: string, judge: (ways: Ways) => void = () => undefined): Promise<Ways> => {
  const place = screen.getByRole('region', { name });
  return waitFor(() => {
    expect(place.textContent).toContain(text);
    const ways = [...place.querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')] as const);
    judge(ways);
    return ways;
  });
};

const terms = (
  [
    ['running', '2029-03-09T16:59:59Z'],
    ['ending', '2026-09-10T16:59:59Z'],
    ['ended', '2026-03-09T16:59:59Z'],
  ] as const
).map(([life, validUntil]) => ({ life, validUntil, number: 'CONTOH 1' }));

const states = reachableStates.flatMap(([name, state]) => {
  const stages = stagesOf(state);
  if (stages.some(isIssued))
    return [undefined, ...terms].map((term) => {
      const withTerm = stages.map((each) => (term && isIssued(each) ? { ...each, term } : each));
      return [`${name}, ${term?.life}`, withTerm, state.competent] as const;
    });
  const early = stages.map((each) =>
    each.name === 'exam' && each.status === 'open' && each.waitingFor === 'candidate'
      ? { ...each, opensAt: '2026-03-12T01:00:00.000Z' }
      : each,
  );
  const now = [[name, stages, state.competent] as const];
  return early.some(({ opensAt }) => opensAt) ? [...now, [`${name}, too early`, early, state.competent] as const] : now;
});

const wholes = states.flatMap(([name, stages, competent]) => {
  const now = [name, stages, competent, undefined] as const;
  if (!repeatAfter(timelineOf(stages))) return [now];
  return [now, [`${name}, bought again`, stages, competent, 'TRX-2'] as const];
});

describe('one next step', () => {
  serverClock.set(() => Date.parse('2026-03-11T02:00:00Z'));

  const show = (services: FakeServices, places: Readonly<Record<string, ReactNode>>) => {
    const sections = Object.entries(places).map(([name, place]) => (
      <section key={name} aria-label={name}>
        {place}
      </section>
    ));
    return showWith(sections, { services, session });
  };

  beforeEach(() => setWidth(false));

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each(wholes)(
    'the next step of %s is the same on the card, the timeline, the result, at home and on a phone',
    async (_, stages, competent, continuedBy) => {
      const timeline = timelineOf(stages, continuedBy);
      const step = nextStep(stages);
      const { title, action, besides } = nextStepText(step, timeline, { times: defaultConfig.times });
      const result = resultOf(stages, competent);
      const services = servicesOf(timeline, result);
      const assessment = aTransaction({ id: trxId, status: 'paid' });
      const certified = { ...timeline, certificate: certificateOf(timeline) };
      const home = <StepCard assessment={assessment} timeline={timeline} />;
      show(services, {
        card: <AssessmentCard assessment={assessment} timeline={timeline} />,
        timeline: <TimelinePage args={args} title="Proses" />,
        result: <ResultPage args={args} title="Hasil" />,
        home,
        certificate: <CertificateCard trxId={trxId} title="Skema" timeline={certified} highlighted={false} />,
      });
      const way = action && [action.label, action.to];
      expect(title).not.toBe('');
      expect(action?.to).not.toBe(stageAddress('appeal', trxId));
      const onResult = step.kind === 'act' && step.stage.name === 'result';
      for (const place of ['card', 'timeline', 'home', ...(onResult ? [] : ['result'])]) {
        await told(place, title, (ways) => {
          if (way) expect(ways, place).toContainEqual(way);
          const after = ways[ways.findIndex(([, to]) => to === action?.to) + 1];
          if (besides) expect(after, place).toEqual([besides.label, besides.to]);
        });
      }
      if (step.kind === 'renew') expect(await told('certificate', title)).toContainEqual(way);
      if (onResult) {
        const ways = await told('result', 'Terima hasil asesmen');
        expect(ways).not.toContainEqual(way);
        const place = within(screen.getByRole('region', { name: 'result' }));
        expect(place.getByRole('button', { name: 'Terima hasil' })).toBeDefined();
        if (!competent) {
          const canAppeal = stages.some(({ name, status }) => name === 'appeal' && status === 'open');
          expect(place.queryByText(/Hak Anda.* banding tetap ada/) !== null).toBe(canAppeal);
          if (result?.reassessment === null) expect(place.getByText(/Terima hasil ini dahulu/)).toBeDefined();
          expect(place.queryByRole('link', { name: 'Lihat jadwal asesmen ulang' })).toBeNull();
        }
      }
      if (isAppealPending(stages) && stages.some(({ name, status }) => name === 'result' && status === 'open')) {
        await told('result', 'Banding yang sudah Anda ajukan tidak dicabut dan tetap ditinjau.');
        const button = within(screen.getByRole('region', { name: 'result' })).getByRole('button', {
          name: 'Terima hasil',
        });
        expect(button.parentElement?.textContent).toContain('Banding Anda tetap ditinjau');
        expect(screen.queryByText(/Terima hasil ini dahulu/)).toBeNull();
      }
      cleanup();
      setWidth(true);
      show(services, { phone: home });
      const ways = await told('phone', title);
      if (action?.to.includes('myassessment')) {
        const appealable = stages.some(({ name, status }) => name === 'appeal' && status === 'open');
        const carried =
          besides?.label === 'Lihat hasil asesmen' && appealable ? stageAddress('other', trxId) : action.to; // the process has the appeal too
        expect(ways.map(([, to]) => decodeURIComponent(to ?? '')).join()).toContain(carried);
      } else if (way) expect(ways).toContainEqual(way);
      else expect(ways).toEqual([]);
    },
  );
});

describe('a wait that is skipped', () => {
  const show = (forDay: boolean, on = true) => {
    const [travel, toAssessmentDay] = [vi.fn(async () => undefined), vi.fn(async () => true)];
    const control = { robots: () => ({ on, delay: 120_000 }), travel, toAssessmentDay };
    const services = new FakeServices().with(simulationTokens.simulation, control as unknown as SimulationControl);
    const page = (waits: boolean) => (
      <main>
        <h1 tabIndex={-1}>Proses</h1>
        {waits && <SkipWait forDay={forDay} />}
      </main>
    );
    const { rerender } = showWith(page(true), { services, session: sessionOf(person('1')) });
    return { travel, toAssessmentDay, end: () => act(() => rerender(page(false))) };
  };

  it('a wait for staff who do not work by themselves cannot be skipped, and says who is to be played', async () => {
    show(false, false);
    expect(await screen.findByText(/^Belum ada keputusan\. Mainkan petugasnya/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('skipping a wait for the staff advances to the robots’ decision, and the focus stays on the page', async () => {
    const { travel, toAssessmentDay, end } = show(false);
    const button = screen.getByRole('button', { name: 'Lewati waktu tunggu' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(travel).toHaveBeenCalledExactlyOnceWith(120_000));
    expect(toAssessmentDay).not.toHaveBeenCalled();
    await screen.findByText(/^Belum ada keputusan\./);
    await end();
    expect(document.activeElement?.textContent).toBe('Proses');
  });

  it('skipping a wait for the day of the assessment advances to its start, for the logged-in person', async () => {
    const { travel, toAssessmentDay } = show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Mulai hari asesmen' }));
    await waitFor(() => expect(toAssessmentDay).toHaveBeenCalledExactlyOnceWith(person('1').email));
    expect(travel).not.toHaveBeenCalled();
  });
});
