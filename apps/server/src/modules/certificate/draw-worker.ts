import { answerTasks } from '../../lib/worker-thread.ts';
import { drawPicture } from './draw.ts';
import type { Drawing, TabletDrawing } from './facts.ts';
import { drawTablet } from './tablet.ts';

answerTasks((task: Drawing | TabletDrawing) => ('runs' in task ? drawTablet(task) : drawPicture(task)));
