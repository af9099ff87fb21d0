<#
The wallet's whole history as CSV for a spreadsheet, oldest first: amounts as plain decimals with a running balance.

  $env:SHIPDECK_API_KEY = 'ssk_…'; $env:SHIPDECK_API_SECRET = 'sss_…'
  pwsh resources/examples/wallet-csv.ps1 wallet.csv
#>
param([Parameter(Mandatory)][string]$File)
$ErrorActionPreference = 'Stop'
Import-Module "$PSScriptRoot/Shipdeck.psm1" -Force

# The newest stand first, and new ones may come while we turn the pages: an id that was seen is passed over.
$found = [ordered]@{}
$offset = 0
do {
    $page = Invoke-Shipdeck GET "/account/balance?includeTransactions=true&limit=100&offset=$offset"
    foreach ($one in $page.transactions) { $found[$one.id] = $one }
    $offset += $page.transactions.Count
} while ($page.transactions.Count -and $offset -lt $page.pagination.total)

$plain = [cultureinfo]::InvariantCulture
$lines = @($found.Values | ForEach-Object {
    [pscustomobject]@{
        Time = $_.createdAt.ToUniversalTime().ToString('o'); Type = $_.type; Currency = $_.currency
        # Coins in full: a spreadsheet must not see 1E-08.
        Amount = $_.amount.ToString('0.00000000', $plain); Balance = $_.balanceAfter.ToString('0.00000000', $plain)
        # A cast to a text keeps the point in every country.
        USD = [string]$_.amountUsd; 'USD for one' = [string]$_.exchangeRate; Order = $_.orderId
        # A text that a spreadsheet would run as a formula gets a quote in front.
        What = $_.description -replace '^(?=[=+@-])', "'"
    }
})
[array]::Reverse($lines)
$lines | Export-Csv $File -Encoding utf8BOM
