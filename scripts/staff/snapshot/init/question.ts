/** The answers so far, each as it was given. */
export type Answers = Readonly<Record<string, string>>;

/** A question of `snapshot init`. */
export interface Question {
  name: string;
  text: string;
  /** The answer if none is given; without it an answer is required. */
  initial?: string;
  /** What parts the answers of a list in a file of answers; a comma by default. */
  separator?: string;
  /** Whether the answer is a file: of the folder where the person stands, or that of the file of answers. */
  isFile?: true;
  /** Returns what is wrong with an answer; undefined if it is good. */
  findProblem?(answer: string, answers: Answers): string | undefined | Promise<string | undefined>;
}
