import type { Meta, StoryObj } from '@storybook/react-vite';
import { RehearsalChecks } from './rehearsal-checks.tsx';
import type { Rehearsal } from './use-rehearsal.ts';

const ready: Rehearsal = {
  connection: { roundTrips: [80, 90, 85], failed: 0, deviceAhead: 0 },
  storage: 'kept',
  attempt: 'works',
  width: 1440,
  running: false,
  rounds: 1,
  run: () => {},
};

const meta = {
  title: 'Ujian/RehearsalChecks',
  component: RehearsalChecks,
  args: { rehearsal: ready },
} satisfies Meta<typeof RehearsalChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { rehearsal: { ...ready, connection: null, storage: null, attempt: null, running: true } },
};
export const SlowAndEarly: Story = {
  args: {
    rehearsal: { ...ready, connection: { roundTrips: [2_400, 2_600], failed: 1, deviceAhead: 12 * 3_600_000 } },
  },
};
export const NotReady: Story = {
  args: {
    rehearsal: {
      ...ready,
      connection: { roundTrips: [], failed: 5, deviceAhead: null },
      storage: 'memoryOnly',
      attempt: 'notOpened',
      width: 992,
    },
  },
};
