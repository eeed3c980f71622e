import type {SpyglassBoard} from '@spyglass-board/spyglass';
import type {} from '@spyglass-board/spyglass/react';
import {useRef, useState} from 'react';

export function App() {
  const board = useRef<SpyglassBoard>(null);
  const [step, setStep] = useState(1);
  const [heard, setHeard] = useState('');
  return (
    <main>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <output>{heard}</output>
      <spyglass-board
        id="board"
        ref={board}
        game="solitaire"
        seed={42}
        agent={['exact']}
        show={['overlay', 'reason']}
        step={step}
        onboard-step={({detail}) => setHeard(`step ${detail.step.toFixed()}`)}
      >
        <a href="https://example.org/">The same game on its own page</a>
      </spyglass-board>
    </main>
  );
}

// @ts-expect-error no such mode
export const Wrong = () => <spyglass-board mode="fly" />;
