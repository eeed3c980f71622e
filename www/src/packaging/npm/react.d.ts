// For `import type {} from '@spyglass-board/spyglass/react'`: the element in JSX, as React 19 has it.
import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {BoardEvents, BoardProperties, SpyglassBoard} from '../../widget/public.d.ts';

type Listeners = {[Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => void};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'spyglass-board': DetailedHTMLProps<HTMLAttributes<SpyglassBoard>, SpyglassBoard> &
        BoardProperties &
        Listeners;
    }
  }
}
