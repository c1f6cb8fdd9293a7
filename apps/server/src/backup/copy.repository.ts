import type pg from 'pg';

/*
 * COPY over the driver's own connection: PostgreSQL streams a table's rows as lines of text, or takes them. Both sides wait
 * for each other, so that memory stays the same for a table of any size.
 */
const PIECE_BYTES = 64 * 1024;
const AHEAD_BYTES = 1024 * 1024;

/** What of the driver's connection is used and its types leave out. */
interface CopyConnection {
  readonly stream: NodeJS.ReadWriteStream & { readonly writableNeedDrain: boolean };
  query(text: string): void;
  sync(): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** A statement on its way, as the driver talks to it. */
abstract class Copying implements pg.Submittable {
  readonly #text: string;
  protected connection: CopyConnection | undefined;
  /** Rows, once the statement is at its end. */
  readonly done: Promise<number>;
  protected finish!: (rows: number) => void;
  protected fail!: (error: Error) => void;
  #rows = 0;

  constructor(text: string) {
    this.#text = text;
    this.done = new Promise((finish, fail) => {
      this.finish = finish;
      this.fail = fail;
    });
    // Whoever reads or writes hears of it; nobody has to wait for both.
    this.done.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.#text);
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }
  handleReadyForQuery(): void {
    this.finish(this.#rows);
  }
  handleError(error: Error): void {
    this.fail(error);
  }
}

class CopyOut extends Copying {
  #rows: Buffer[] = [];
  #bytes = 0;
  #wake: () => void = () => undefined;

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver uses the memory behind it again.
    this.#rows.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes > AHEAD_BYTES) this.connection?.stream.pause();
    if (this.#bytes > PIECE_BYTES) this.#wake();
  }

  /** Lines of text in pieces of some 64 KiB. */
  async *pieces(): AsyncGenerator<Buffer> {
    let over = false;
    const end = () => {
      over = true;
      this.#wake();
    };
    this.done.then(end, end);
    try {
      for (;;) {
        if (this.#bytes > 0 && (over || this.#bytes > PIECE_BYTES)) {
          const piece = Buffer.concat(this.#rows);
          this.#rows = [];
          this.#bytes = 0;
          yield piece;
          this.connection?.stream.resume();
        } else if (over) {
          break;
        } else {
          await new Promise<void>((wake) => {
            this.#wake = wake;
          });
        }
      }
    } finally {
      this.connection?.stream.resume();
    }
    await this.done;
  }
}

class CopyIn extends Copying {
  readonly #source: AsyncIterable<Buffer>;
  #failed: Error | undefined;

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text);
    this.#source = source;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { stream } = connection;
    try {
      for await (const bytes of this.#source) {
        if (this.#failed) break;
        connection.sendCopyFromChunk(bytes);
        if (stream.writableNeedDrain) await drained(stream);
      }
      connection.endCopyFrom();
    } catch (error) {
      this.#failed = error as Error;
      connection.sendCopyFail('the rows could not be read');
    }
  }

  override handleError(error: Error): void {
    const first = this.#failed ?? error;
    this.#failed = first;
    super.handleError(first);
  }
}

function drained(stream: CopyConnection['stream']): Promise<void> {
  return new Promise((go) => {
    const end = () => {
      stream.off('drain', end).off('close', end);
      go();
    };
    stream.on('drain', end).on('close', end);
  });
}

/** The rows of a query as lines of COPY's text format. `done` answers how many, after the last piece. */
export function copyOut(
  client: pg.ClientBase,
  query: string,
): { pieces: AsyncGenerator<Buffer>; done: Promise<number> } {
  const copying = client.query(new CopyOut(`copy (${query}) to stdout`));
  return { pieces: copying.pieces(), done: copying.done };
}

/** Puts lines of COPY's text format into a table. Answers how many rows. @param into Such as `users (id, username)`. */
export async function copyIn(
  client: pg.ClientBase,
  into: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return await client.query(new CopyIn(`copy ${into} from stdin`, source)).done;
}
