import { answerTasks } from '../../lib/worker-thread.ts';
import { drawPicture } from './draw.ts';

answerTasks(drawPicture);
