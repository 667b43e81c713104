/**
 * Returns the line of a syntax error and V8's message without the position. V8 writes 'Expected … in
 * JSON at position 12 (line 2 column 5)', and no position if the text ended.
 */
export function locateSyntaxError(text: string, message: string) {
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = position ? text.slice(0, Number(position)) : text;
  return {
    line: `line ${before.split('\n').length}`,
    message: message.replace(/,? (in JSON )?at position .*/, ''),
  };
}
