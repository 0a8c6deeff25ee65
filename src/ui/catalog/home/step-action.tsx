import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { NextStepText, Way } from '../../assessment/public/next-step/step-parts.ts';
import { useNarrowWindow } from '../../core/page/use-narrow-window.ts';
import { paths } from '../../core/paths.ts';
import { useSession } from '../../core/session/session-view.ts';
import { useCopy } from '../../core/use-copy.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';

interface ToTheLaptopProps {
  readonly to: string;
  readonly step: string;
  readonly scheme: string;
  readonly parts?: string;
}

/** Where the browser has no share sheet, such as on plain HTTP, the link goes by email. */
const ToTheLaptop = ({ to, step, scheme, parts = 'Bagian ini' }: ToTheLaptopProps) => {
  const { candidate } = useSession();
  const url = new URL(to, globalThis.location.href).href;
  const title = `${step} – ${scheme}`;
  const text = `Buka tautan ini di laptop atau komputer untuk melanjutkan sertifikasi ${scheme}:`;
  const mail = new URLSearchParams({ subject: title, body: `${text}\n\n${url}` }).toString().replaceAll('+', '%20');
  // rejects if the candidate closes the share sheet; if sharing fails, the copy button remains
  const share = () => void navigator.share({ title, text, url }).catch(() => undefined);
  return (
    <div>
      <p>{parts} dikerjakan di laptop atau komputer. Bawa tautannya ke sana:</p>
      <Cluster>
        <CopyButton text={url} copy={useCopy()} label="Salin tautan" variant="secondary" />
        {'share' in navigator ? (
          <Button variant="secondary" size="small" onClick={share}>
            <Send size={16} aria-hidden="true" />
            Kirim tautan
          </Button>
        ) : (
          <a href={`mailto:${candidate?.email ?? ''}?${mail}`}>Buka aplikasi email dengan tautan ini</a>
        )}
      </Cluster>
    </div>
  );
};

export interface StepActionProps {
  readonly step: NextStepText;
  readonly trxId: string;
  readonly scheme: string;
  readonly option?: Way;
  /** Buttons that come first, unless the candidate has something to do. */
  readonly children?: ReactNode;
}

const ofAssessment = (way: Way | null | undefined): boolean => way?.to.includes('myassessment') ?? false;

const Ways = ({ ways }: { readonly ways: readonly (Way | null | undefined)[] }) =>
  ways.map(
    (way) =>
      way && (
        <LinkButton key={way.to} to={way.to} variant="secondary">
          {way.label}
        </LinkButton>
      ),
  );

export const StepAction = ({ step, trxId, scheme, option, children }: StepActionProps) => {
  const { tone, title, action, besides } = step;
  const narrow = useNarrowWindow();
  const process = { label: 'Lihat proses sertifikasi', to: paths.timeline.to({ id: encodeTrxId(trxId) }) };
  if (narrow && !action) return null;
  if (narrow && action && ofAssessment(action))
    return (
      <>
        {option && besides ? (
          <ToTheLaptop
            to={process.to}
            step={title}
            scheme={scheme}
            parts={ofAssessment(besides) ? `${title}, hasil dan alasannya, serta banding` : `${title} serta banding`}
          />
        ) : (
          <ToTheLaptop
            to={action.to}
            step={tone === 'waiting' ? action.label : title}
            scheme={scheme}
            {...(tone === 'waiting' && { parts: `“${action.label}”` })}
          />
        )}
        {besides && !ofAssessment(besides) && (
          <Cluster>
            <Ways ways={[besides]} />
          </Cluster>
        )}
      </>
    );
  const other = besides ?? (tone === 'waiting' && action?.to !== process.to && !narrow ? process : null);
  return (
    <>
      <div>
        <Cluster>
          {tone !== 'mine' && children}
          {action && (
            <LinkButton
              to={action.to}
              variant={tone === 'mine' || (tone === 'over' && !children) ? 'accent' : 'secondary'}
            >
              {action.label}
            </LinkButton>
          )}
          <Ways ways={narrow ? [other, option].filter((way) => !ofAssessment(way)) : [other, option]} />
          {tone === 'mine' && children}
        </Cluster>
      </div>
      {narrow && tone === 'ended' && besides && ofAssessment(besides) && (
        <ToTheLaptop to={besides.to} step={besides.label} scheme={scheme} parts={`“${besides.label}”`} />
      )}
    </>
  );
};
