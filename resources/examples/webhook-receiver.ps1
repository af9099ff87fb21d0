<#
Receives webhooks: checks the signature over the raw bytes, keeps each event once in a file, then answers.

  $env:SHIPDECK_WEBHOOK_SECRET = 'whsec_…'
  pwsh resources/examples/webhook-receiver.ps1 events.jsonl -Port 3000

Add http://127.0.0.1:3000/ as a webhook in the app or by POST /webhooks; the answer holds the secret.
#>
param([Parameter(Mandatory)][string]$File, [int]$Port = 3000)
$ErrorActionPreference = 'Stop'
if (-not $env:SHIPDECK_WEBHOOK_SECRET) { throw 'Set SHIPDECK_WEBHOOK_SECRET.' }
$encoded = $env:SHIPDECK_WEBHOOK_SECRET -replace '^whsec_', ''
$encoded = $encoded.PadRight($encoded.Length + (4 - $encoded.Length % 4) % 4, '=')
$hmac = [Security.Cryptography.HMACSHA256]::new([Convert]::FromBase64String($encoded))
$largest = 1MB

# Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`. There are two signatures for a day after a new secret.
function Test-Genuine($headers, [byte[]]$body) {
    $timestamp = $headers['webhook-timestamp']
    # An old request that somebody recorded and sends again is refused.
    $now = [DateTimeOffset]::UtcNow.ToUnixTimeSeconds()
    if ($timestamp -notmatch '^\d{1,12}$' -or [Math]::Abs($now - [long]$timestamp) -gt 300) { return $false }
    $message = [Text.Encoding]::UTF8.GetBytes("$($headers['webhook-id']).$timestamp.") + $body
    $right = [Text.Encoding]::UTF8.GetBytes('v1,' + [Convert]::ToBase64String($hmac.ComputeHash([byte[]]$message)))
    foreach ($one in "$($headers['webhook-signature'])" -split ' ') {
        $given = [Text.Encoding]::UTF8.GetBytes($one)
        if ([Security.Cryptography.CryptographicOperations]::FixedTimeEquals($given, $right)) { return $true }
    }
    $false
}

$seen = [Collections.Generic.HashSet[string]]::new()
if (Test-Path $File) { Get-Content $File | ForEach-Object { $null = $seen.Add(($_ | ConvertFrom-Json).id) } }

function Get-Reply($request) {
    if ($request.HttpMethod -ne 'POST') { return 405 }
    if ($request.ContentLength64 -lt 0 -or $request.ContentLength64 -gt $largest) { return 413 }
    $copy = [IO.MemoryStream]::new()
    $request.InputStream.CopyTo($copy)
    $body = $copy.ToArray()
    if (-not (Test-Genuine $request.Headers $body)) { return 401 }
    $text = [Text.Encoding]::UTF8.GetString($body)
    $told = $text | ConvertFrom-Json
    # An event comes at least once: after a lost answer it comes again, with the same id.
    if (-not $seen.Contains($told.id)) {
        # Written before it is answered: what was answered with 2xx never comes again.
        Add-Content $File ($told | ConvertTo-Json -Depth 10 -Compress) -Encoding utf8
        $null = $seen.Add($told.id)
        Write-Host $told.event ($told.data.label.trackingCode ?? $told.data.error.message)
    }
    204
}

$listener = [Net.HttpListener]::new()
$listener.Prefixes.Add("http://127.0.0.1:$Port/")
$listener.Start()
Write-Host "Listening on http://127.0.0.1:$Port/"
try {
    while ($true) {
        $context = $listener.GetContext()
        $context.Response.StatusCode = Get-Reply $context.Request
        $context.Response.Close()
    }
}
finally { $listener.Stop() }
