import { useRef, useState } from 'react';

/** A question before something is done: `ask` waits for the answer that `ConfirmDialog` gets. */
export const useAsked = () => {
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const give = (yes: boolean) => {
    setOpen(false);
    answer.current(yes);
  };
  return {
    ask: (): Promise<boolean> => {
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    /** For `<ConfirmDialog>`. */
    dialog: { open, onConfirm: () => give(true), onCancel: () => give(false) },
  };
};
