/** The error that answers a call. */
export class RpcError extends Error {
  code;
  data;

  /**
   * @param {number} code
   * @param {string} message
   * @param {unknown} [data]
   */
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
