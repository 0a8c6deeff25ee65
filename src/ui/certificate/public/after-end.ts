import type { QueryClient } from '@tanstack/react-query';
import { purchaseTokens } from '../../../application/purchase/tokens.ts';
import { nextStep } from '../../../domain/assessment/next-step.ts';
import { isIssued, type Timeline, withTerm } from '../../../domain/assessment/timeline.ts';
import type { CertificateFacts } from '../../../domain/certificate/certificate.ts';
import { lifeOf } from '../../../domain/certificate/certificate-life.ts';
import type { Repeat } from '../../../domain/purchase/repeat.ts';
import { serverNow } from '../../core/server-now.ts';
import type { ServicesHandle } from '../../core/services.tsx';

export const repeatAfter = ({ stages, trxId, verdict }: Timeline): Repeat | null => {
  const step = nextStep(stages);
  if (step.kind === 'reassess' || verdict?.competent === false) return { kind: 'reassessment', trxId };
  const certificate = step.kind === 'renew' ? step.stage.term?.number : null;
  return certificate ? { kind: 'renewal', certificate } : null;
};

/**
 * Adds the certificate's validity and the purchase of its renewal or of a reassessment to a finished or failed timeline, if they can be
 * loaded.
 */
export const afterEnd = async (
  services: ServicesHandle,
  queries: QueryClient,
  timeline: Timeline,
): Promise<Timeline> => {
  const { stages, certificate } = timeline;
  const termOf = async ({ number, validUntil }: CertificateFacts) => ({
    number,
    validUntil,
    life: lifeOf(validUntil, await serverNow(services, queries)),
  });
  const whole = certificate && stages.some(isIssued) ? withTerm(timeline, await termOf(certificate)) : timeline;
  const repeat = repeatAfter(whole);
  if (!repeat) return whole;
  const continuedBy = await services
    .resolve(purchaseTokens.purchaseQueries)
    .then((purchases) => purchases.goingOnFrom(repeat))
    .catch(() => null);
  return continuedBy ? { ...whole, continuedBy: continuedBy.id } : whole;
};
