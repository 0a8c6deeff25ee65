import PersonStanding from 'lucide-react/icons/person-standing';
import { use } from 'react';
import { styled } from 'styled-components';
import type { GrantedHelp } from '../../../domain/exam/exam-helps.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { Popover } from '../../kit/components/overlay/popover.tsx';
import { barWidth, media } from '../../kit/theme/media.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { ExamBar } from '../public/exam-bar.tsx';
import { ExamHelpsContext, useHelps } from './helps-context.ts';

const HelpPanel = lazyComponent(() => import('./help-panel.tsx'), <Skeleton name="form" />, true);

const Granted = styled.small`
  color: ${color.onBrandMuted};
  display: block;
  font-size: ${fontSize.small};
  line-height: 1.25;
  max-inline-size: 12.5rem;

  ${barWidth.half} {
    display: none;
  }

  ${media.low} {
    display: none;
  }
`;

const Frame = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(1)};
`;

const grantedText: Readonly<Record<GrantedHelp, string>> = { larger_text: 'teks lebih besar', reader: 'pembaca soal' };

const grantedLine = (granted: readonly GrantedHelp[]): string =>
  granted.length === 0 ? '' : `Penyesuaian yang disetujui: ${granted.map((need) => grantedText[need]).join(', ')}`;

/** In the bar of a running exam. */
export const HelpTools = ({ withOptions }: { readonly withOptions: boolean }) => {
  const shown = use(ExamHelpsContext);
  const granted = grantedLine(useHelps((state) => state.granted));
  if (!shown) return null;
  return (
    <ExamBar>
      <Frame>
        {granted && <Granted>{granted}</Granted>}
        <Popover label="Alat bantu" title="Alat bantu" trigger={<PersonStanding size={24} aria-hidden="true" />}>
          {() => <HelpPanel granted={granted} withOptions={withOptions} />}
        </Popover>
      </Frame>
    </ExamBar>
  );
};
