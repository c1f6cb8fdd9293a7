import type { ModuleName } from '@yuanguang/contract/default-config';
import type { FunctionContext } from '../../gateway/invoke.ts';

/** A document as clients see it: instants are milliseconds, ids 24 hex characters. */
export type Doc = Record<string, unknown>;

/**
 * How a column is kept, and so how its value is compared and written.
 * `time` is a `timestamptz` that clients see as milliseconds; `texts` is `text[]`; `json` is `jsonb`;
 * `sealed` is encrypted text; `password` has no column and is never readable or writable.
 */
export type Kind = 'text' | 'int' | 'number' | 'boolean' | 'time' | 'json' | 'texts' | 'sealed' | 'password';

/** How a sealed column is opened and written. `id` is the row's id, for values that are bound to it. */
export interface Sealing {
  readonly open: (id: string, sealed: string) => string;
  readonly seal?: (id: string, text: string) => string;
  /** The column that finds the value by equality, and how a text becomes its blind index. Unset: never a condition. */
  readonly index?: { readonly column: string; readonly of: (text: string) => string };
}

/** A value that is set by the server: a constant, or who, when and from where. */
export type DefaultValue =
  | string
  | number
  | boolean
  | readonly unknown[]
  | { readonly $env: 'now' | 'uid' | 'clientIP' };

export type BsonType =
  | 'string'
  | 'int'
  | 'long'
  | 'double'
  | 'bool'
  | 'timestamp'
  | 'array'
  | 'object'
  | 'file'
  | 'any';

/** What a written value must be (PROTOCOL 2.6). Also the shape of an array's items and of an object's properties. */
export interface Shape {
  readonly bsonType?: BsonType;
  readonly enum?: readonly (string | number | { readonly text: string; readonly value: string | number })[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  /** Characters of a text, items of an array. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression of ours, never of a client. */
  readonly pattern?: string;
  readonly format?: 'url' | 'email';
  readonly trim?: 'none' | 'both' | 'start' | 'end';
  /** Type of an array's items. */
  readonly arrayType?: BsonType;
  /** What each item of an array must be beside its type. */
  readonly items?: Shape;
  /** Of an object; keys it does not name are refused. */
  readonly properties?: Readonly<Record<string, Shape & { readonly required?: boolean }>>;
}

/** A field of a collection: its column, who may use it, and what may be written. */
export interface Field extends Shape {
  /** Name of the column; unset: the field's own name. */
  readonly column?: string;
  readonly kind: Kind;
  readonly sealing?: Sealing;
  /** What who may read the document is shown in place of what is stored. Conditions know the stored value only. */
  readonly shown?: (value: unknown) => unknown;
  /** Rules as expressions; unset: nothing beyond the rules of the collection. */
  readonly read?: string;
  readonly write?: string;
  /** Not written here by anybody, staff neither: another part of the product has rules for it. */
  readonly fixed?: boolean;
  /** How forms call it; goes into messages. */
  readonly title?: string;
  /** Must be given when a document is created. */
  readonly required?: boolean;
  readonly defaultValue?: DefaultValue;
  /** Put in place of whatever the client sent. */
  readonly forceDefaultValue?: DefaultValue;
  /** `collection.field` to which this field refers: what joins follow. */
  readonly foreignKey?: string;
  /** `field` of the same collection to which this field refers as its parent: what trees follow. */
  readonly parentKey?: string;
  /** Said in place of ours when a written value does not fit; may hold {title}, {minLength} and the like. */
  readonly errorMessage?: string;
}

/**
 * Who may do what, as expressions over auth, doc, now and action. What is unset is refused, to all but staff; null is
 * refused to staff too, and so is all writing where no rule speaks of writing.
 */
export interface Permission {
  readonly read?: string;
  readonly create?: string | null;
  readonly update?: string | null;
  readonly delete?: string | null;
  /** Beside the rule for reading, not in its place. */
  readonly count?: string;
}

/** A rule between the fields of a document that is written. */
export interface FieldRule {
  /** An expression over bare field names, such as `end_date == null || end_date > start_date`. */
  readonly rule: string;
  readonly errorMessage: string;
}

/** What a module wants done around writes. Before: outside the transaction. After: inside, so a throw undoes the write. */
export interface Triggers {
  readonly beforeCreate?: (ctx: FunctionContext, docs: readonly Doc[]) => Promise<void>;
  readonly afterCreate?: (ctx: FunctionContext, docs: readonly Doc[]) => Promise<void>;
  readonly beforeUpdate?: (ctx: FunctionContext, change: Doc) => Promise<void>;
  readonly afterUpdate?: (ctx: FunctionContext, ids: readonly string[], change: Doc) => Promise<void>;
}

/** A table as existing clients know it. Declared by the module that owns the table. */
export interface Collection {
  /** Such as `opendb-feedback`. */
  readonly name: string;
  readonly table: string;
  /** The switch of the product that closes it, to everybody; unset: always open. */
  readonly module?: ModuleName;
  /** The column behind `_id`, a text of 24 hex characters; unset: `id`. */
  readonly idColumn?: string;
  /** Rows with a value in this column do not exist for clients. */
  readonly goneColumn?: string;
  /**
   * A rule over `doc`: rows that do not meet it do not exist for who asks, whatever is asked; staff sees all. Unlike the
   * rule for reading it never refuses.
   */
  readonly visible?: string;
  /** Without `_id`, which every collection has. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly permission: Permission;
  readonly fieldRules?: readonly FieldRule[];
  readonly triggers?: Triggers;
  /** Code that clients may ask for by name beside a command. */
  readonly actions?: readonly Action[];
}

export type Operation = 'read' | 'create' | 'update' | 'delete' | 'count';

/** What an action sees of the command it goes with. */
export interface ActionState {
  readonly collection: string;
  readonly type: Operation;
  /** The documents to be created; an action may change them before they are checked. */
  readonly newData: Doc[];
}

/** Both run in the transaction of the command. */
export interface Action {
  readonly name: string;
  readonly before?: (ctx: FunctionContext, state: ActionState) => Promise<void>;
  /** Answers what the client gets in place of `result`. */
  readonly after?: (ctx: FunctionContext, state: ActionState, result: Doc) => Promise<Doc>;
}
