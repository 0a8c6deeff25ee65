import { createContext, useEffect, useMemo } from 'react';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { ExamKey } from '../../../application/ports/exam/exam-repository.ts';
import { lazyService, useServices } from '../../core/services.tsx';

export type KeptPicture = (address: string) => Promise<string | null>;

export const KeptPicturesContext = createContext<KeptPicture | null>(null);

export const useKeptPictures = ({ trxId, id }: ExamKey): KeptPicture => {
  const services = useServices();
  const kept = useMemo(() => {
    const shown = new Map<string, string>();
    const read = async (address: string) => {
      const pictures = await lazyService(services, examAttemptTokens.keepExam).pictures({ trxId, id });
      const picture = pictures.get(address);
      if (picture && !shown.has(address)) shown.set(address, URL.createObjectURL(picture));
      return shown.get(address) ?? null;
    };
    return {
      of: (address: string) => read(address).catch(() => null),
      end: () => {
        for (const address of shown.values()) URL.revokeObjectURL(address);
        shown.clear();
      },
    };
  }, [services, trxId, id]);
  useEffect(() => kept.end, [kept]);
  return kept.of;
};
