import CircleCheck from 'lucide-react/icons/circle-check';
import { use } from 'react';
import { styled } from 'styled-components';
import { textSizes } from '../../../domain/exam/exam-helps.ts';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { SegmentedChoice } from '../../kit/components/choice/segmented-choice.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { useGrantedText } from './granted-line.tsx';
import { ExamHelpsContext, useHelps } from './helps-context.ts';
import { noVoiceText, useVoice } from './read-aloud.tsx';

const Frame = styled(Stack)`
  padding: ${space(4)} ${space(5)};

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const Granted = styled.p`
  align-items: start;
  background: ${color.positiveTint};
  border-radius: ${radius.control};
  color: ${color.positive};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;

const HelpPanel = ({ withOptions }: { readonly withOptions: boolean }) => {
  const granted = useGrantedText();
  const helps = use(ExamHelpsContext)?.helps;
  const settings = useHelps((state) => state.settings);
  const { hasVoice } = useVoice();
  const switchOf = (name: 'contrast' | 'strikes' | 'notes' | 'aloud', label: string, hint?: string) => (
    <Checkbox label={label} hint={hint} checked={settings[name]} onChecked={(isOn) => helps?.set({ [name]: isOn })} />
  );
  return (
    <Frame $gap={2}>
      <h2>Alat bantu</h2>
      {granted && (
        <Granted>
          <CircleCheck size={18} aria-hidden="true" />
          {granted}
        </Granted>
      )}
      <SegmentedChoice
        label="Ukuran teks soal"
        options={textSizes.map((size) => ({ value: String(size), title: `${size}%` }))}
        value={String(settings.textSize)}
        onValue={(value) => {
          const textSize = textSizes.find((size) => String(size) === value);
          if (textSize) helps?.set({ textSize });
        }}
      />
      <div>
        {switchOf('contrast', 'Kontras tinggi')}
        {withOptions && switchOf('strikes', 'Tombol coret di samping pilihan')}
        {switchOf('notes', 'Catatan pribadi di setiap soal')}
        {switchOf('aloud', 'Tombol bacakan soal', hasVoice === false ? noVoiceText : undefined)}
      </div>
      <Note>
        Alat bantu tersimpan di perangkat ini saja. Jawaban Anda tidak berubah dan alat bantu tidak ikut dikumpulkan.
      </Note>
    </Frame>
  );
};

export default HelpPanel;
